// Generated from schemas/. Do not edit.
import { add, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;

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
for(const key0 of Object.keys(data)){
if(!((((key0 === "keyword") || (key0 === "level")) || (key0 === "pageNum")) || (key0 === "pageSize"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
let data0 = data.keyword;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err1 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.level !== undefined && func0.call(data, "level")){
let data1 = data.level;
if(typeof data1 === "string"){
if(func1(data1) > 40){
const err3 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data2 = data.pageNum;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err5);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
vErrors = add(vErrors, err6);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data3 = data.pageSize;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err8);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
vErrors = add(vErrors, err9);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err11);
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
if((data.keyword === undefined) || (!(func0.call(data, "keyword")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyword"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "keyword") || (key0 === "certId")) || (key0 === "pageNum")) || (key0 === "pageSize"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
let data0 = data.keyword;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err2 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err2);
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.certId !== undefined && func0.call(data, "certId")){
let data1 = data.certId;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err5 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/certId",schemaPath:"#/properties/certId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data2 = data.pageNum;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err7);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
vErrors = add(vErrors, err8);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err9);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data3 = data.pageSize;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err10);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 50 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
vErrors = add(vErrors, err11);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err12);
errors++;
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err13);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check2 = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "tenantId") || (key0 === "keyword")) || (key0 === "level")) || (key0 === "pageNum")) || (key0 === "pageSize"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.tenantId !== undefined && func0.call(data, "tenantId")){
let data0 = data.tenantId;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err1 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
let data1 = data.keyword;
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err3 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.level !== undefined && func0.call(data, "level")){
let data2 = data.level;
if(typeof data2 === "string"){
if(func1(data2) > 40){
const err5 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data3 = data.pageNum;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err7);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 10000 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
vErrors = add(vErrors, err8);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err9);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data4 = data.pageSize;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err10);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50}};
vErrors = add(vErrors, err11);
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err12);
errors++;
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err13);
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/keyword":"关键词","/level":"等级","/pageNum":"页码","/pageSize":"每页条数"};
const titles1 = {"/keyword":"关键词","/certId":"证书","/pageNum":"页码","/pageSize":"每页条数"};
const titles2 = {"/tenantId":"机构","/keyword":"关键词","/level":"等级","/pageNum":"页码","/pageSize":"每页条数"};

export const validators = {
  "search.platform": validator(check0, titles0),
  "search.question": validator(check1, titles1),
  "search.tenant": validator(check2, titles2),
};

export const rules = {};

export const coerce = {};
