// Generated from schemas/. Do not edit.
import { add, formats, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = {"pageNum":1,"pageSize":1,"sort":1,"id":1,"entity":1,"recordId":1,"recordLabel":1,"action":1,"userName":1,"createdBy":1,"createdTime":1};
const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func2 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err2);
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check1 = validate1;
const pattern0 = new RegExp("^-?(entity|recordId|recordVersion|action|createdTime|createdBy)$", "u");
const formats0 = formats.moment;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(kept0, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data0 = data.pageNum;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err1);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data1 = data.pageSize;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err4);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err5);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
if(data.sort !== undefined && func0.call(data, "sort")){
let data2 = data.sort;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(entity|recordId|recordVersion|action|createdTime|createdBy)$"}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data3 = data.id;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(typeof data3 === "string"){
if(func2(data3) > 100){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(Array.isArray(data3)){
if(data3.length > 200){
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err11);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func2(data4) > 100){
const err12 = {instancePath:instancePath+"/id/" + i0,schemaPath:"#/properties/id/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/id/" + i0,schemaPath:"#/properties/id/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err14);
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err15 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err15);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.entity !== undefined && func0.call(data, "entity")){
let data5 = data.entity;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
if(typeof data5 === "string"){
if(func2(data5) > 100){
const err16 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err17);
errors++;
}
var _valid1 = _errs18 === errors;
valid4 = valid4 || _valid1;
const _errs20 = errors;
if(Array.isArray(data5)){
if(data5.length > 200){
const err18 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err18);
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(func2(data6) > 100){
const err19 = {instancePath:instancePath+"/entity/" + i1,schemaPath:"#/properties/entity/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/entity/" + i1,schemaPath:"#/properties/entity/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err21);
errors++;
}
var _valid1 = _errs20 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err22 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err22);
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.recordId !== undefined && func0.call(data, "recordId")){
let data7 = data.recordId;
const _errs25 = errors;
let valid7 = false;
const _errs26 = errors;
if(typeof data7 === "string"){
if(func2(data7) > 100){
const err23 = {instancePath:instancePath+"/recordId",schemaPath:"#/properties/recordId/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/recordId",schemaPath:"#/properties/recordId/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err24);
errors++;
}
var _valid2 = _errs26 === errors;
valid7 = valid7 || _valid2;
const _errs28 = errors;
if(Array.isArray(data7)){
if(data7.length > 200){
const err25 = {instancePath:instancePath+"/recordId",schemaPath:"#/properties/recordId/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err25);
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(typeof data8 === "string"){
if(func2(data8) > 100){
const err26 = {instancePath:instancePath+"/recordId/" + i2,schemaPath:"#/properties/recordId/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/recordId/" + i2,schemaPath:"#/properties/recordId/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err27);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/recordId",schemaPath:"#/properties/recordId/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err28);
errors++;
}
var _valid2 = _errs28 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const err29 = {instancePath:instancePath+"/recordId",schemaPath:"#/properties/recordId/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err29);
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.recordLabel !== undefined && func0.call(data, "recordLabel")){
let data9 = data.recordLabel;
if(typeof data9 === "string"){
if(func2(data9) > 100){
const err30 = {instancePath:instancePath+"/recordLabel",schemaPath:"#/properties/recordLabel/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/recordLabel",schemaPath:"#/properties/recordLabel/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err31);
errors++;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data10 = data.action;
const _errs35 = errors;
let valid10 = false;
const _errs36 = errors;
if(typeof data10 === "string"){
if(func2(data10) > 100){
const err32 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err32);
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err33);
errors++;
}
var _valid3 = _errs36 === errors;
valid10 = valid10 || _valid3;
const _errs38 = errors;
if(Array.isArray(data10)){
if(data10.length > 200){
const err34 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err34);
errors++;
}
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
if(typeof data11 === "string"){
if(func2(data11) > 100){
const err35 = {instancePath:instancePath+"/action/" + i3,schemaPath:"#/properties/action/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err35);
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/action/" + i3,schemaPath:"#/properties/action/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err36);
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err37);
errors++;
}
var _valid3 = _errs38 === errors;
valid10 = valid10 || _valid3;
if(!valid10){
const err38 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err38);
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
if(data.userName !== undefined && func0.call(data, "userName")){
let data12 = data.userName;
if(typeof data12 === "string"){
if(func2(data12) > 40){
const err39 = {instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err39);
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/userName",schemaPath:"#/properties/userName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err40);
errors++;
}
}
if(data.createdBy !== undefined && func0.call(data, "createdBy")){
let data13 = data.createdBy;
const _errs45 = errors;
let valid13 = false;
const _errs46 = errors;
if(typeof data13 === "string"){
if(func2(data13) > 100){
const err41 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err41);
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err42);
errors++;
}
var _valid4 = _errs46 === errors;
valid13 = valid13 || _valid4;
const _errs48 = errors;
if(Array.isArray(data13)){
if(data13.length > 200){
const err43 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err43);
errors++;
}
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
let data14 = data13[i4];
if(typeof data14 === "string"){
if(func2(data14) > 100){
const err44 = {instancePath:instancePath+"/createdBy/" + i4,schemaPath:"#/properties/createdBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err44);
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/createdBy/" + i4,schemaPath:"#/properties/createdBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err45);
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err46);
errors++;
}
var _valid4 = _errs48 === errors;
valid13 = valid13 || _valid4;
if(!valid13){
const err47 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err47);
errors++;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
}
if(data.createdTime !== undefined && func0.call(data, "createdTime")){
let data15 = data.createdTime;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key1 of Object.keys(data15)){
if(!((key1 === "from") || (key1 === "to"))){
const err48 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err48);
errors++;
}
}
if(data15.from !== undefined && func0.call(data15, "from")){
let data16 = data15.from;
if(typeof data16 === "string"){
if(!(formats0(data16))){
const err49 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err49);
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err50);
errors++;
}
}
if(data15.to !== undefined && func0.call(data15, "to")){
let data17 = data15.to;
if(typeof data17 === "string"){
if(!(formats0(data17))){
const err51 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err51);
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err52);
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err53);
errors++;
}
}
}
else {
const err54 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err54);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/id":"编号"};
const titles1 = {"/pageNum":"页码","/pageSize":"每页条数","/sort":"排序","/id":"编号","/entity":"数据","/recordId":"记录编号","/recordLabel":"记录","/action":"操作","/userName":"操作人","/createdBy":"操作人编号","/createdTime":"操作时间","/createdTime/from":"操作时间","/createdTime/to":"操作时间"};

export const validators = {
  "history.get": validator(check0, titles0),
  "history.list": validator(check1, titles1),
};

export const rules = {"history":[]};

export const coerce = {};
