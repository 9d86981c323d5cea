// Generated from schemas/. Do not edit.
import { add, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = ["single","multiple","judgment","blank","short","long"];
const kept1 = ["integer","null"];
const kept2 = ["number","null"];
const kept3 = ["string","null"];
const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func5 = ucs2length;

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
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = add(vErrors, err1);
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.certId === undefined) || (!(func0.call(data, "certId")))){
const err2 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "certId"}};
vErrors = add(vErrors, err2);
errors++;
}
if((data.ruleList === undefined) || (!(func0.call(data, "ruleList")))){
const err3 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "ruleList"}};
vErrors = add(vErrors, err3);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err4);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "id") || (key0 === "version")) || (key0 === "certId")) || (key0 === "ruleList")) || (key0 === "note"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func5(data0) > 64){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err6);
errors++;
}
if(func5(data0) < 1){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err9);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err10);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err11);
errors++;
}
}
}
if(data.certId !== undefined && func0.call(data, "certId")){
let data2 = data.certId;
if(typeof data2 === "string"){
if(func5(data2) < 1){
const err12 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err13);
errors++;
}
}
if(data.ruleList !== undefined && func0.call(data, "ruleList")){
let data3 = data.ruleList;
if(Array.isArray(data3)){
if(data3.length > 6){
const err14 = {instancePath:instancePath+"/ruleList",schemaPath:"#/properties/ruleList/maxItems",keyword:"maxItems",params:{limit: 6}};
vErrors = add(vErrors, err14);
errors++;
}
if(data3.length < 1){
const err15 = {instancePath:instancePath+"/ruleList",schemaPath:"#/properties/ruleList/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err15);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if((data4.type === undefined) || (!(func0.call(data4, "type")))){
const err16 = {instancePath:instancePath+"/ruleList/" + i0,schemaPath:"#/properties/ruleList/items/required",keyword:"required",params:{missingProperty: "type"}};
vErrors = add(vErrors, err16);
errors++;
}
for(const key1 of Object.keys(data4)){
if(!((((key1 === "type") || (key1 === "num")) || (key1 === "score")) || (key1 === "label"))){
const err17 = {instancePath:instancePath+"/ruleList/" + i0,schemaPath:"#/properties/ruleList/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err17);
errors++;
}
}
if(data4.type !== undefined && func0.call(data4, "type")){
let data5 = data4.type;
if(!((((((data5 === "single") || (data5 === "multiple")) || (data5 === "judgment")) || (data5 === "blank")) || (data5 === "short")) || (data5 === "long"))){
const err18 = {instancePath:instancePath+"/ruleList/" + i0+"/type",schemaPath:"#/properties/ruleList/items/properties/type/enum",keyword:"enum",params:{allowedValues: kept0}};
vErrors = add(vErrors, err18);
errors++;
}
if(typeof data5 === "string"){
if(func5(data5) < 1){
const err19 = {instancePath:instancePath+"/ruleList/" + i0+"/type",schemaPath:"#/properties/ruleList/items/properties/type/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/ruleList/" + i0+"/type",schemaPath:"#/properties/ruleList/items/properties/type/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err20);
errors++;
}
}
if(data4.num !== undefined && func0.call(data4, "num")){
let data6 = data4.num;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err21 = {instancePath:instancePath+"/ruleList/" + i0+"/num",schemaPath:"#/properties/ruleList/items/properties/num/type",keyword:"type",params:{type: kept1}};
vErrors = add(vErrors, err21);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 500 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/ruleList/" + i0+"/num",schemaPath:"#/properties/ruleList/items/properties/num/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}};
vErrors = add(vErrors, err22);
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/ruleList/" + i0+"/num",schemaPath:"#/properties/ruleList/items/properties/num/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err23);
errors++;
}
}
}
if(data4.score !== undefined && func0.call(data4, "score")){
let data7 = data4.score;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err24 = {instancePath:instancePath+"/ruleList/" + i0+"/score",schemaPath:"#/properties/ruleList/items/properties/score/type",keyword:"type",params:{type: kept2}};
vErrors = add(vErrors, err24);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/ruleList/" + i0+"/score",schemaPath:"#/properties/ruleList/items/properties/score/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
vErrors = add(vErrors, err25);
errors++;
}
if(data7 < 0.5 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/ruleList/" + i0+"/score",schemaPath:"#/properties/ruleList/items/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.5}};
vErrors = add(vErrors, err26);
errors++;
}
if(Number(data7.toFixed(1)) !== data7 || Math.round(data7 * 10) % 5 !== 0){
const err27 = {instancePath:instancePath+"/ruleList/" + i0+"/score",schemaPath:"#/properties/ruleList/items/properties/score/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.5}};
vErrors = add(vErrors, err27);
errors++;
}
}
}
if(data4.label !== undefined && func0.call(data4, "label")){
let data8 = data4.label;
if((typeof data8 !== "string") && (data8 !== null)){
const err28 = {instancePath:instancePath+"/ruleList/" + i0+"/label",schemaPath:"#/properties/ruleList/items/properties/label/type",keyword:"type",params:{type: kept3}};
vErrors = add(vErrors, err28);
errors++;
}
if(typeof data8 === "string"){
if(func5(data8) > 40){
const err29 = {instancePath:instancePath+"/ruleList/" + i0+"/label",schemaPath:"#/properties/ruleList/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err29);
errors++;
}
}
}
}
else {
const err30 = {instancePath:instancePath+"/ruleList/" + i0,schemaPath:"#/properties/ruleList/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err30);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/ruleList",schemaPath:"#/properties/ruleList/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err31);
errors++;
}
}
if(data.note !== undefined && func0.call(data, "note")){
let data9 = data.note;
if((typeof data9 !== "string") && (data9 !== null)){
const err32 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: kept3}};
vErrors = add(vErrors, err32);
errors++;
}
if(typeof data9 === "string"){
if(func5(data9) > 500){
const err33 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = add(vErrors, err33);
errors++;
}
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err34);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check1 = validate1;

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
if(!((key0 === "pageNum") || (key0 === "pageSize"))){
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
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err7);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/id":"编号","/version":"版本","/certId":"证书","/ruleList":"题型","/ruleList/*":"第 {number} 个题型","/ruleList/*/type":"","/ruleList/*/num":"题数","/ruleList/*/score":"每题分值","/ruleList/*/label":"名称","/note":"说明"};
const titles1 = {"/pageNum":"页码","/pageSize":"每页条数"};

export const validators = {
  "paperRule.save": validator(check0, titles0, {"/certId":"请选择证书","/ruleList":"请至少选择一道题！"}),
  "paperRule.unmet": validator(check1, titles1),
};

export const rules = {"paperRule":[]};

export const coerce = {};
